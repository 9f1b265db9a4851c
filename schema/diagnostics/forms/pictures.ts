/** Whether a text ends like the name of a picture that a page can show. */
export const isPictureFile = (text: string): boolean =>
  /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(text);
