import {
  siAndroid,
  siAngular,
  siFlutter,
  siJavascript,
  siNextdotjs,
  siNodedotjs,
  siPhp,
  siPython,
  siReact,
  siRuby,
  siRust,
  siVuedotjs,
} from 'simple-icons';

export interface Integration {
  name: string;
  /** How this platform is connected, in a few words. */
  note: string;
  href: string;
  /** SVG path of the brand mark in a 24 × 24 box. */
  mark: string;
}

const quickStart = '/docs/introduction/quick-start';
const restIntroduction = '/api/api-reference/introduction';

/** Where the inbox is added: one entry per front-end platform, most asked first. */
export const frontEnds: Integration[] = [
  {
    name: 'React',
    note: 'Component and hooks',
    href: `${quickStart}?framework=react`,
    mark: siReact.path,
  },
  {
    name: 'Next.js',
    note: 'Client component',
    href: `${quickStart}?framework=nextjs`,
    mark: siNextdotjs.path,
  },
  {name: 'Vue', note: 'UI kit', href: `${quickStart}?framework=vue`, mark: siVuedotjs.path},
  {name: 'Angular', note: 'UI kit', href: `${quickStart}?framework=angular`, mark: siAngular.path},
  {
    name: 'JavaScript',
    note: 'UI kit, any page',
    href: `${quickStart}?framework=javascript`,
    mark: siJavascript.path,
  },
  {name: 'React Native', note: 'Hooks or REST', href: restIntroduction, mark: siReact.path},
  {name: 'Flutter', note: 'SDK on pub', href: restIntroduction, mark: siFlutter.path},
  {name: 'Android and iOS', note: 'REST', href: restIntroduction, mark: siAndroid.path},
];

/** Where notifications are sent from. */
export const backEnds: Integration[] = [
  {
    name: 'Node.js',
    note: 'SDK',
    href: `${quickStart}?language=node#send-the-first-notification`,
    mark: siNodedotjs.path,
  },
  {
    name: 'Python',
    note: 'SDK',
    href: `${quickStart}?language=python#send-the-first-notification`,
    mark: siPython.path,
  },
  {name: 'PHP', note: 'SDK', href: restIntroduction, mark: siPhp.path},
  {name: 'Ruby', note: 'SDK', href: restIntroduction, mark: siRuby.path},
  {name: 'Rust', note: 'SDK', href: restIntroduction, mark: siRust.path},
];
