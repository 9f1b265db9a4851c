import { pngOf } from '../../../schema/diagnostics/example-files.ts';
import { plainPage, plainSettings } from '../../content.ts';

/** A page with a form that has a topic. */
export const contactPage = `title: Contact
description: How to reach us.
blocks:
  - type: contact-form
    title: Contact
    labels: { name: Name, email: Email, company: Company, message: Message }
    topics: { enterprise: About Enterprise. }
    button: Send
`;

/** Pages and files that a link may lead to. */
export const site = {
  'site.yaml': plainSettings
    .replace('https://www.example.com', 'https://www.quince.example')
    .replace('"/terms"', '"/terms", /help/first-steps'),
  'pages/get-started.yaml': plainPage('Get started'),
  'pages/contact.yaml': contactPage,
  'pages/pricing.yaml': `${plainPage('Pricing')}    id: plans\n  - type: signup-box\n    id: start\n    heading: Begin today!\n    button: Go\n  - type: questions\n    heading: How our plans compare\n    items: [{ question: Which?, answer: Any. }]\n`,
  'pages/solutions/index.yaml': plainPage('Solutions'),
  'pages/solutions/for-cfos.yaml': `${plainPage('For CFOs')}  - type: questions
    heading: What there is to see
    items: [{ question: Where?, answer: "[A card](/og.png) and [the team](/images/Team.jpg)." }]
`,
  'pages/og.png': pngOf(1200, 630),
  'pages/images/Team.jpg': pngOf(1200, 630),
};
