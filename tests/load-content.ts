import { loadSite, type Site } from '../schema/load/load-site.ts';
import { surveyContent } from '../schema/load/survey.ts';
import { createContentValidator } from '../schema/validate/validate.ts';

const validator = await createContentValidator();

/** Loads a content folder as a build does. */
export const loadContent = async (content: string): Promise<Site> =>
  loadSite(await surveyContent(content), { drafts: false, validator });
