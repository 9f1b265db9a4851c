import sharp from 'sharp';

/**
 * Draws a picture: a background, lines that show whether it is blurred, and a mark in the upper
 * left corner.
 */
export function drawPicture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'tiff' = 'png',
): Promise<Buffer> {
  const bars = Array.from({ length: 12 }, (_, index) => {
    const top = Math.round(height * (0.3 + 0.04 * index));
    const x = Math.round((width * (index + 1)) / 14);
    return `<path fill="${index < 7 ? '#10151c' : '#2440d6'}" d="M${x} ${top}h${Math.round(width / 20)}V${Math.round(height * 0.9)}h-${Math.round(width / 20)}z"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#f5f6f7" d="M0 0h${width}v${height}H0z"/><path fill="#ffc53d" d="M0 0h${Math.round(width / 6)}v${Math.round(height / 8)}H0z"/>${bars.join('')}</svg>`;
  // Of the formats, only AVIF takes long to write: a second, unless it may take more bytes.
  const options = format === 'avif' ? { effort: 0 } : {};
  return sharp(Buffer.from(svg)).removeAlpha().toFormat(format, options).toBuffer();
}

/** A logo with a name, as companies provide it. */
export const drawnLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"><path fill="#c2185b" d="M2 2h24v24H2zM34 8h84v4H34zM34 16h60v4H34z"/></svg>`;

/** Creates the files that the examples of blocks and visuals refer to. */
export const examplePictures = async (): Promise<Record<string, Uint8Array | string>> => ({
  'pages/examples/forecast.png': await drawPicture(1136, 710),
  'pages/examples/portrait.png': await drawPicture(540, 720),
  'pages/examples/logo.svg': drawnLogo,
});
