import type { CodeDescription } from './description.ts';

/** Codes of pictures and their alternative texts. */
export const picturesCodes = {
  I701: {
    title: 'not a picture',
    cause:
      'The file is there, but what is in it is not a picture: it was renamed, is empty, or was not copied to its end.',
    example: `# pages/screens/forecast.svg
[-%PDF-1.7-]{+<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"></svg>+}
# pages/a.yaml
- type: hero
  title: Sales
  visual: { kind: image, file: /screens/forecast.svg, alt: Three people at a table }
`,
  },
  I702: {
    title: 'picture in a format that browsers do not show',
    cause:
      'Telephones take HEIC pictures, scanners make TIFF and older programs BMP. Browsers show PNG, JPEG, WebP, AVIF, GIF and SVG.',
    example: `# pages/ines.[-heic, HEIC-]{+jpg, 1600 × 1000 pixels+}
# pages/a.yaml
- type: hero
  title: Sales
  visual: { kind: image, file: /ines.[-heic-]{+jpg+}, alt: Three people at a table }
`,
  },
  I703: {
    title: 'name of a picture says another format',
    cause:
      'The file was renamed instead of being saved in the other format. Some programs then refuse to open it.',
    example: `# pages/ines.[-png, a JPEG of 1600 × 1000 pixels-]{+jpg, 1600 × 1000 pixels+}
# pages/a.yaml
- type: hero
  title: Sales
  visual: { kind: image, file: /ines.[-png-]{+jpg+}, alt: Three people at a table }
`,
  },
  I704: {
    title: 'picture too small for its place',
    cause:
      'It has fewer pixels than its place on a wide screen, so it would look blurred or lost there. How wide the place is depends on the block.',
    example: `# pages/forecast.png, [-320 × 200-]{+1600 × 1000+} pixels
# pages/a.yaml
- type: hero
  title: Sales
  visual: { kind: image, file: /forecast.png, alt: Three people at a table }
`,
  },
  I705: {
    title: 'heavy picture',
    cause:
      'Visitors load smaller pictures that are made from it, but everyone who works on the project loads the whole file. An SVG or an animation is published as it is, so visitors load all of it as well.',
    example: `# pages/forecast.png, 1600 × 1000 pixels[-, 12 MB-]
# pages/a.yaml
- type: hero
  title: Sales
  visual: { kind: image, file: /forecast.png, alt: Three people at a table }
`,
  },
  I706: {
    title: 'picture too large',
    cause: 'A picture of so many bytes or pixels takes more memory than a build may use.',
    example: `# pages/forecast.png, [-16000 × 10000-]{+1600 × 1000+} pixels
# pages/a.yaml
- type: hero
  title: Sales
  visual: { kind: image, file: /forecast.png, alt: Three people at a table }
`,
  },
  I707: {
    title: 'text alternative is a file name',
    cause:
      'The text is read to people who do not see the picture, and a file name tells them nothing.',
    example: `visual:
  kind: image
  file: /screens/forecast.png
  alt: [-forecast.png-]{+Three people at a table, looking at a plan+}`,
  },
  I708: {
    title: 'text alternative too long',
    cause:
      'Screen readers read the text in one go, without a way to pause in it or to read it by words.',
    example: `visual:
  kind: image
  file: /screens/forecast.png
  alt: [-A screenshot of our product on which one sees from the left to the right a menu with nine entries and a chart of twelve months with a legend and-]{+Cash falls below+} the target [-as a dashed line-]{+in March+}`,
  },
  I709: {
    title: 'picture damaged',
    cause:
      'The beginning of the file says that it is a picture, but the rest cannot be read: it was not copied to its end.',
    example: `visual: { kind: image, file: /screens/[-half-copied-]{+forecast+}.png, alt: Three people at a table }`,
  },
  I710: {
    title: 'drawing without a size',
    cause:
      'An SVG says how large it is by its `viewBox`, or by `width` and `height`. Without them the page would jump when it is loaded.',
    example: `# pages/screens/forecast.svg
<svg xmlns="http://www.w3.org/2000/svg"{+ viewBox="0 0 800 500"+}></svg>
# pages/a.yaml
- type: hero
  title: Sales
  visual: { kind: image, file: /screens/forecast.svg, alt: Three people at a table }
`,
  },
  I711: {
    title: 'picture that is not shown for shared links',
    cause:
      'The services that show a picture for a shared link read PNG and JPEG. Drawings (SVG) they leave out, and most leave out WebP and AVIF.',
    example: `[-# pages/share.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"></svg>
-]# pages/a.yaml
og: { [-image: /share.svg-]{+title: Sales+} }
`,
  },
  I712: {
    title: 'picture of a shared link that is cut',
    cause:
      'Services show the picture of a shared link nearly twice as wide as high, and cut off what is more: the top and bottom of a square.',
    example: `# pages/share.png, [-600 × 600-]{+1200 × 630+} pixels
# pages/a.yaml
og: { image: /share.png }
`,
  },
  I713: {
    title: 'logo without transparent parts',
    cause:
      'The logos of a strip are all shown in one tone. One with a white or coloured ground becomes a rectangle in that tone, with nothing in it.',
    example: `# pages/logos/quillmere.[-png, 240 × 56 pixels-]{+svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 28"></svg>+}
# pages/a.yaml
- type: logo-strip
  heading: They plan with us
  logos:
    - { name: Quillmere, picture: /logos/quillmere.[-png-]{+svg+} }
    - { name: Oravelle, logo: orbit }
`,
  },
} as const satisfies Record<string, CodeDescription>;
