import { describeVariables, readDataFolder } from '../../api/environment.ts';
import { fromProject } from '../command-line.ts';

/** For `--help`: what the server reads from the environment. */
export const serverHelp = (): string =>
  describeVariables({
    CONTENT_DIR: 'the content folder, from where you are (default this project)',
    OUT_DIR: 'folder of the built site, from where you are (default dist/)',
    SOURCE_DATE_EPOCH: 'the time of the build, in seconds since 1970 (default now)',
    NODE_ENV: 'production installs nothing that only development needs',
    'NO_COLOR, FORCE_COLOR': 'whether messages have colours (default on a terminal)',
  });

/** The folder of the leads, as the server makes it: leads are personal data, and nobody else on the machine needs to enter. */
export const leadsFolder = () => ({
  name: 'DATA_DIR',
  path: fromProject(readDataFolder(process.env)),
  mode: 0o700,
});
