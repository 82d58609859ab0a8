import {buildDirectory} from '../../../scripts/lib/paths.ts';

/** The folder of the site that is tested: build/, unless `--heavy` asks for the other. */
export const servedBuild = process.env.E2E_BUILD ?? buildDirectory;
