import { isMap, isScalar } from 'yaml';
import { removeItem } from '../edits/edit-lists.ts';
import { insertKey, removeKey } from '../edits/edit-properties.ts';
import { setValue } from '../edits/edit-values.ts';
import { writeScalar } from '../edits/write-scalar.ts';
import { openYaml, type YamlText } from '../edits/yaml-text.ts';
import { applyEdits, type TextEdit } from '../syntax/text-edits.ts';
import { type Address, moveValue } from './link-edits.ts';
import { MoveError } from './page-place.ts';

/** Returns the edits that replace the old address in values of site.yaml. */
export function editValues(
  yaml: YamlText,
  names: ReadonlySet<string>,
  address: Address,
): TextEdit[] {
  return [...names].flatMap((name) => {
    const path = ['values', ...name.split('.')];
    return setValue(yaml, path, moveValue(String(yaml.document.getIn(path)), address));
  });
}

/**
 * Updates site.yaml for a moved page: redirects its old address, removes a redirect from its new
 * one, and updates the planned addresses.
 * @param isLive drafts were never at the old address, and are not yet at the new one
 */
export function updateSettings(text: string, { from, to }: Address, isLive: boolean): string {
  const planned = edit(text, (yaml) => editPlanned(yaml, from, to, isLive));
  const redirected = isLive ? edit(planned, (yaml) => addRedirect(yaml, from, to)) : planned;
  // Last, so that the group is never empty.
  return edit(redirected, (yaml) => {
    const redirects = yaml.document.get('redirects', true);
    return isMap(redirects) && redirects.has(to) ? removeKey(yaml, ['redirects', to]) : [];
  });
}

const edit = (text: string, edits: (yaml: YamlText) => TextEdit[]): string =>
  applyEdits(text, edits(openYaml(text)));

function editPlanned(yaml: YamlText, from: string, to: string, isLive: boolean): TextEdit[] {
  const planned: unknown = yaml.document.toJS().planned;
  if (!Array.isArray(planned)) return [];
  const [old, reached] = [planned.indexOf(from), planned.indexOf(to)];
  if (reached >= 0 && isLive) return removeItem(yaml, ['planned'], reached);
  return old >= 0 && reached < 0 ? setValue(yaml, ['planned', old], to) : [];
}

function addRedirect(yaml: YamlText, from: string, to: string): TextEdit[] {
  const redirects = yaml.document.get('redirects', true);
  const value = writeScalar(to, { inFlow: isMap(redirects) && Boolean(redirects.flow) });
  if (isMap(redirects)) return insertKey(yaml, ['redirects'], from, value);
  if (isScalar(redirects) && redirects.value !== null) {
    throw new MoveError(
      '`redirects` in site.yaml has to be a group of old paths and new addresses.',
    );
  }
  // The redirect gets a line of its own.
  const group = `${writeScalar(from, { inFlow: false, isKey: true })}: ${value}\n`;
  if (!redirects) return insertKey(yaml, [], 'redirects', group);
  return setValue(yaml, ['redirects'], null).map((each) => ({
    ...each,
    text: `${yaml.eol}  ${group.trimEnd()}`,
  }));
}
