import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcementBar} from './config/announcementBar.ts';
import {colorMode} from './config/colorMode.ts';
import {customFields} from './config/customFields.ts';
import {api, docs, pages} from './config/docs.ts';
import {checkedEntities} from './config/entities/index.ts';
import {feedback} from './config/feedback.ts';
import {footer} from './config/footer.ts';
import {headTags} from './config/headTags.ts';
import {history} from './config/history.ts';
import {inBuilds} from './config/inBuilds.ts';
import {lightPlugins} from './config/lightPlugins.ts';
import {markdownTwins} from './config/markdownTwins.ts';
import {movedPages} from './config/movedPages.ts';
import {navbar} from './config/navbar.ts';
import {openapi} from './config/openapi.ts';
import {prismLanguages, prismTheme} from './config/prism.ts';
import {publish} from './config/publish.ts';
import {redirects} from './config/redirects.ts';
import {search, searchServer} from './config/search.ts';
import {semanticWidget} from './config/semanticWidget.ts';
import {site} from './config/site.ts';
import {strictMarkdown, strictness} from './config/strictness.ts';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  // The home page has a notice of its own, which needs no style attributes.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  headTags,
  customFields,
  trailingSlash: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {direction: 'ltr', label: 'English'}},
  },

  future: {
    v4: true,
    // Without the minifier that leaves out end tags, which programs that turn pages into text rely on.
    faster: {swcHtmlMinimizer: false},
    experimental_vcs: history,
  },
  // The v4 flags would rename the local storage key `theme`, which is part of the site's contract.
  storage: {namespace: false},

  ...strictness,
  markdown: strictMarkdown,

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        debug: false,
        pages,
        theme: {customCss: ['./src/css/index.css']},
        sitemap: false,
      } satisfies ClassicOptions,
    ],
  ],
  themes: ['docusaurus-theme-search-typesense'],
  plugins: [
    './src/plugins/build-cache/index.ts',
    inBuilds('./src/plugins/ssg-cache/index.ts'),
    './src/plugins/generated-modules/index.ts',
    './src/plugins/lazy-pages/index.ts',
    './src/plugins/exact-routes/index.ts',
    './src/plugins/font-addresses/index.ts',
    './src/plugins/postcss-once/index.ts',
    ...lightPlugins,
    './src/plugins/member-pages/index.ts',
    ['./src/plugins/versioned-docs/index.ts', {...docs, movedPages}],
    ['@docusaurus/plugin-content-docs', api],
    ['./src/plugins/openapi/index.ts', openapi],
    [
      './src/plugins/search-index/index.ts',
      {
        // Sections that lead elsewhere, or say much the same on every page that has one. Their words count for the page.
        skipHeadings: [
          'Next steps',
          'Related',
          'The same elsewhere',
          'Before you begin',
          'Who does what',
          'Key terms',
          'New pages',
          'Pages that changed most',
          'Verify',
        ],
        answersQuestions: !semanticWidget.orchestrator,
        hasSearchServer: searchServer !== undefined,
      },
    ],
    inBuilds(['./src/plugins/version-changes/index.ts', {movedPages}]),
    ['./src/plugins/semantic-widget/index.ts', semanticWidget],
    ['./src/plugins/feedback/index.ts', feedback],
    './src/plugins/changelog/index.ts',
    ['./src/plugins/redirect-rules/index.ts', {redirects}],
    inBuilds(['./src/plugins/markdown-twins/index.ts', markdownTwins]),
    inBuilds(['./src/plugins/agent-skills/index.ts', {folder: 'skills'}]),
    inBuilds(['./src/plugins/api-catalog/index.ts', {document: openapi.document}]),
    './src/plugins/playground-frames/index.ts',
    inBuilds('./src/plugins/robots/index.ts'),
    inBuilds(['./src/plugins/offline/index.ts', {redirects}]),
    inBuilds(['@engagespot-docs/publish', publish]),
  ],
  clientModules: [
    './src/clientModules/cleanAddress.ts',
    './src/clientModules/storageFallback.ts',
    './src/clientModules/missingNodes.ts',
    './src/clientModules/failedLoad.tsx',
    './src/clientModules/announceTitle.ts',
    './src/clientModules/staleHead.ts',
    './src/clientModules/revealSidebarItem.ts',
    './src/clientModules/semanticWidget.ts',
    './src/clientModules/readerAids.ts',
    './src/clientModules/pageTools.ts',
  ],

  themeConfig: checkedEntities({
    colorMode,
    announcementBar,
    navbar,
    footer,
    typesense: search,
    prism: {theme: prismTheme, darkTheme: prismTheme, additionalLanguages: prismLanguages},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  }),
};

export default config;
