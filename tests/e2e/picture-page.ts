import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnLogo, drawPicture } from '../pictures.ts';

const page = `title: Pictures
description: Pictures in every place.
blocks:
  - type: hero
    title: Pictures
    visual: { kind: image, file: /screens/plan.png, alt: Bars that fall, caption: Twelve months. }
  - type: feature
    heading: A tall one
    visual: { kind: image, file: /screens/tall.jpg, alt: A tall drawing }
  - type: card-grid
    heading: Cards
    cards:
      - { title: First, picture: { file: /screens/tall.jpg, decorative: true } }
      - { title: Second, text: Without a picture. }
  - type: feature
    heading: A wide one below a lone heading
    visual: { kind: image, file: /screens/wide.png, alt: A long line }
  - type: card-grid
    heading: A lone card
    cards:
      - { title: Only, picture: { file: /screens/card.png, decorative: true } }
  - type: testimonials
    heading: They say
    quotes:
      - { quote: It helps., name: Ines, role: CFO, company: Quillmere, initials: QM, photo: /screens/tall.jpg }
  - type: logo-strip
    heading: With
    logos:
      - { name: Quillmere, logo: fold }
      - { name: Tessaway, picture: /logo.svg }
`;

export const pictures = {
  'screens/plan.png': await drawPicture(1500, 800),
  'screens/wide.png': await drawPicture(1400, 600),
  'screens/card.png': await drawPicture(1400, 600),
  'screens/tall.jpg': await drawPicture(800, 1400, 'jpeg'),
  'logo.svg': drawnLogo,
};

/** Adds a page with pictures in every place to a content folder. */
export function writePicturePage(content: string): void {
  mkdirSync(join(content, 'pages/screens'));
  for (const [path, bytes] of Object.entries(pictures)) {
    writeFileSync(join(content, 'pages', path), bytes);
  }
  writeFileSync(join(content, 'pages/pictures.yaml'), page);
}
