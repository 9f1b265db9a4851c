import { describeVariables, readVariables } from '../../api/environment.ts';
import { fromProject, publishedFolders } from '../command-line.ts';

/** The environment variables of the server, for `--help`. */
export const serverHelp = (): string =>
  describeVariables({
    CONTENT_DIR: 'content folder, relative to where you are (default this project)',
    OUT_DIR: 'folder of the built site, relative to where you are (default dist/)',
    SOURCE_DATE_EPOCH: 'time of the build, in seconds since 1970 (default now)',
    NODE_ENV: 'production installs no packages for development',
    'NO_COLOR, FORCE_COLOR': 'whether messages have colours (default on a terminal)',
  });

/** The folder of the leads, which only its owner may enter: leads are personal data. */
export const leadsFolder = (content: string) => ({
  name: 'DATA_DIR',
  path: fromProject(readVariables(process.env, 'dataFolder').dataFolder),
  mode: 0o700,
  published: publishedFolders(content),
});
