/** The marks of brands as paths in a box of 24 × 24. */
import {
  siAndroid,
  siAngular,
  siDiscord,
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
  siWhatsapp,
} from 'simple-icons';

export const brandPaths = {
  Android: siAndroid.path,
  Angular: siAngular.path,
  Discord: siDiscord.path,
  Flutter: siFlutter.path,
  JavaScript: siJavascript.path,
  NextJs: siNextdotjs.path,
  NodeJs: siNodedotjs.path,
  Php: siPhp.path,
  Python: siPython.path,
  ReactLogo: siReact.path,
  Ruby: siRuby.path,
  Rust: siRust.path,
  Vue: siVuedotjs.path,
  WhatsApp: siWhatsapp.path,
};
