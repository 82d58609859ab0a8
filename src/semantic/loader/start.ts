/** The chunk that a client module loads when the page is idle. */

import siteConfig from '@generated/docusaurus.config';
import settings from '@generated/semantic-widget/default/settings.json';
import {mountWidget} from './mount.ts';

if (settings.orchestrator) mountWidget(settings.orchestrator, siteConfig.baseUrl);
