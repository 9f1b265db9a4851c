import { loadSite, type Site } from '../schema/load/load-site.ts';
import { surveyContent } from '../schema/load/survey.ts';

/** A content folder as a build sees it. */
export const loadContent = async (content: string): Promise<Site> =>
  loadSite(await surveyContent(content), { drafts: false });
