import {
  Android,
  Angular,
  type BrandIcon,
  Flutter,
  JavaScript,
  NextJs,
  NodeJs,
  Php,
  Python,
  ReactLogo,
  Ruby,
  Rust,
  Vue,
} from '@site/src/components/Icon/brands';

export interface Integration {
  name: string;
  /** How this platform is connected, in a few words. */
  note: string;
  href: string;
  Mark: BrandIcon;
}

const frontEnd = '/docs/sdks-n-libraries/frontend';
const backEnd = '/docs/sdks-n-libraries/backend-sdks';

/** Where the inbox is added: one entry per front-end platform, most asked first. */
export const frontEnds: Integration[] = [
  {
    name: 'React',
    note: 'Component and hooks',
    href: `${frontEnd}/react/quick-start`,
    Mark: ReactLogo,
  },
  {
    name: 'Next.js',
    note: 'Client component',
    href: `${frontEnd}/nextjs/quick-start`,
    Mark: NextJs,
  },
  {name: 'Vue', note: 'UI kit', href: `${frontEnd}/vue/quick-start`, Mark: Vue},
  {name: 'Angular', note: 'UI kit', href: `${frontEnd}/angular/quick-start`, Mark: Angular},
  {
    name: 'JavaScript',
    note: 'UI kit, any page',
    href: `${frontEnd}/browser-js/quick-start`,
    Mark: JavaScript,
  },
  {
    name: 'React Native',
    note: 'Hooks or REST',
    href: `${frontEnd}/using-react-native-library`,
    Mark: ReactLogo,
  },
  {
    name: 'Flutter',
    note: 'SDK on pub',
    href: `${frontEnd}/using-flutter-library`,
    Mark: Flutter,
  },
  {
    name: 'Android and iOS',
    note: 'REST',
    href: `${frontEnd}/android-ios-quick-start`,
    Mark: Android,
  },
];

/** Where notifications are sent from. */
export const backEnds: Integration[] = [
  {name: 'Node.js', note: 'SDK', href: `${backEnd}/node`, Mark: NodeJs},
  {name: 'Python', note: 'SDK', href: `${backEnd}/python`, Mark: Python},
  {name: 'PHP', note: 'SDK', href: `${backEnd}/php`, Mark: Php},
  {name: 'Ruby', note: 'SDK', href: `${backEnd}/ruby`, Mark: Ruby},
  {name: 'Rust', note: 'SDK', href: `${backEnd}/rust`, Mark: Rust},
];
