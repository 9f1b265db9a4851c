import type { Facts } from '../facts/facts.ts';
import type { Finding, SiteView } from '../facts/rule.ts';
import { suggest } from '../model/suggest.ts';
import { code, didYouMean } from '../model/wording.ts';
import { type Link, writeInstead } from './link.ts';

/** Explains `/contact?about=enterprize`: the page's form has topics, but not this one. */
export function missingTopic(
  link: Link,
  { file, route, topics }: Facts,
  site: SiteView,
): Finding | undefined {
  const [, query] = /\?([^#]*)/.exec(link.href) ?? [];
  if (!query) return undefined;
  const written = [...new URLSearchParams(query)];
  // The page may be unreadable because of a mistake in its form.
  const isUnread = site.unread.has(route);
  if (!topics) return isUnread ? undefined : withoutTopics(link, written, route);
  const [name, topic] =
    written.find(([name]) => name === 'about') ??
    written.find(([, value]) => topics.includes(value)) ??
    [];
  if (name === undefined || topic === undefined) return undefined;
  const isThere = topics.includes(topic);
  const isHidden = isUnread && site.readText(file)?.includes(topic) !== false;
  if (isThere ? name === 'about' : isHidden) return undefined;
  const [near] = isThere ? [topic] : suggest(topic, topics);
  const correct =
    near &&
    link.href.replace(
      /\?[^#]*/,
      () => `?${query.replace(`${name}=${topic}`, () => `about=${near}`)}`,
    );
  return {
    code: 'R227',
    severity: 'warning',
    message: isThere
      ? `A link says with \`about\` which topic the message begins with, not with ${code(name)}.`
      : `The form on \`${route}\` has no topic ${code(topic)}, so the message starts empty.`,
    ...(correct && { label: didYouMean([correct]) }),
    hints: `Its \`topics\` are ${topics.map(code).join(', ')}.`,
    ...(correct && correct !== link.href && writeInstead(link, correct, isThere)),
  };
}

/** Explains a topic for a page whose form has no topics, or that has no form. */
function withoutTopics(
  link: Link,
  written: readonly [string, string][],
  route: string | undefined,
): Finding | undefined {
  const topic = written.find(([name]) => name === 'about')?.[1];
  if (topic === undefined || written.length > 1) return undefined;
  return {
    code: 'R227',
    severity: 'warning',
    message: `No form on \`${route}\` has topics, so ${code(`?about=${topic}`)} has no effect.`,
    hints: `Give the form there a line such as ${code(`topics: { ${topic}: … }`)}, with the words that the message begins with. Or leave out what follows the \`?\`.`,
    ...writeInstead(link, link.href.replace(/\?[^#]*/, '')),
  };
}
