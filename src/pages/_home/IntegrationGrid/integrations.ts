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

const frontEnd = '/docs/sdks-n-libraries/frontend';
const backEnd = '/docs/sdks-n-libraries/backend-sdks';

/** Where the inbox is added: one entry per front-end platform, most asked first. */
export const frontEnds: Integration[] = [
  {
    name: 'React',
    note: 'Component and hooks',
    href: `${frontEnd}/react/quick-start`,
    mark: siReact.path,
  },
  {
    name: 'Next.js',
    note: 'Client component',
    href: `${frontEnd}/nextjs/quick-start`,
    mark: siNextdotjs.path,
  },
  {name: 'Vue', note: 'UI kit', href: `${frontEnd}/vue/quick-start`, mark: siVuedotjs.path},
  {name: 'Angular', note: 'UI kit', href: `${frontEnd}/angular/quick-start`, mark: siAngular.path},
  {
    name: 'JavaScript',
    note: 'UI kit, any page',
    href: `${frontEnd}/browser-js/quick-start`,
    mark: siJavascript.path,
  },
  {
    name: 'React Native',
    note: 'Hooks or REST',
    href: `${frontEnd}/using-react-native-library`,
    mark: siReact.path,
  },
  {
    name: 'Flutter',
    note: 'SDK on pub',
    href: `${frontEnd}/using-flutter-library`,
    mark: siFlutter.path,
  },
  {
    name: 'Android and iOS',
    note: 'REST',
    href: `${frontEnd}/android-ios-quick-start`,
    mark: siAndroid.path,
  },
];

/** Where notifications are sent from. */
export const backEnds: Integration[] = [
  {name: 'Node.js', note: 'SDK', href: `${backEnd}/node`, mark: siNodedotjs.path},
  {name: 'Python', note: 'SDK', href: `${backEnd}/python`, mark: siPython.path},
  {name: 'PHP', note: 'SDK', href: `${backEnd}/php`, mark: siPhp.path},
  {name: 'Ruby', note: 'SDK', href: `${backEnd}/ruby`, mark: siRuby.path},
  {name: 'Rust', note: 'SDK', href: `${backEnd}/rust`, mark: siRust.path},
];
