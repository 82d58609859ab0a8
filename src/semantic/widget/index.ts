/**
 * Entry of the embedded orchestrator's script. It keeps the contract of every orchestrator: nothing
 * happens until the page calls `init` with an endpoint and a key.
 */
import {isShortcutKey} from '../../content/shortcutKeys.ts';
import {manifestFile, workerFile} from '../service/files.ts';
import {createAskClient} from './client.ts';
import {element} from './element.ts';
import {createPanel} from './panel.ts';
import {styles} from './styles.ts';

interface Settings {
  /** Folder of the files that answer, on this site. */
  endpoint: string;
  /** Not needed by static files. */
  key: string;
  /** Path of the site, with slashes at both ends. */
  baseUrl?: string;
}

interface Widget {
  init(settings: Settings): void;
  /** Opens the panel; with a question, asks it at once. Does nothing before `init`. */
  open(question?: string): void;
}

declare global {
  interface Window {
    EngagespotAsk?: Widget;
  }
}

/** Ctrl/Cmd with a slash; the slash alone belongs to the search. */
function isShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && isShortcutKey(event, '/');
}

/** Whether the keys belong to something else: an editor, a field, or a dialog over the page. */
function isTaken(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const isEdited =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return event.defaultPrevented || isEdited || document.querySelector('dialog:modal') !== null;
}

function createWidget(): Widget {
  let open: ((question?: string) => void) | undefined;
  return {
    init({endpoint, baseUrl = '/'}) {
      if (open) return;
      const folder = new URL(`${endpoint.replace(/\/$/, '')}/`, window.location.href);
      const fileUrl = (file: string) => new URL(file, folder).href;
      const client = createAskClient(fileUrl(workerFile), fileUrl(manifestFile));
      const panel = createPanel(client, {
        search: `${baseUrl}search`,
        support: `${baseUrl}docs/get-support`,
      });
      open = panel.open;
      const button = element(
        'button',
        {
          type: 'button',
          class: 'open',
          'aria-haspopup': 'dialog',
          'aria-keyshortcuts': 'Control+/ Meta+/',
        },
        'Ask',
      );
      button.addEventListener('click', () => panel.open());
      window.addEventListener('keydown', event => {
        if (!isShortcut(event) || isTaken(event)) return;
        event.preventDefault();
        panel.open();
      });
      const host = element('div', {'data-ask': ''});
      const shadow = host.attachShadow({mode: 'open'});
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      shadow.adoptedStyleSheets = [sheet];
      shadow.append(
        element('aside', {'aria-label': 'Ask the documentation'}, button),
        panel.dialog,
      );
      document.body.append(host);
    },
    open(question) {
      open?.(question);
    },
  };
}

window.EngagespotAsk ??= createWidget();
