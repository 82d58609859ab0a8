/** The pictures of notifications: what https://app.example.com would serve, if it existed. */
import {MessageSquare, Package, ShoppingCart, Siren, Star} from 'lucide-react';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

const looks = {
  parcel: {icon: Package, background: '#e6f4fe', color: '#0b68cb'},
  cart: {icon: ShoppingCart, background: '#ffefd6', color: '#ab4800'},
  comment: {icon: MessageSquare, background: '#f0f1fe', color: '#4a49bd'},
  star: {icon: Star, background: '#fff7c2', color: '#8a6300'},
  siren: {icon: Siren, background: '#feebe7', color: '#c22f12'},
} as const;

const size = 80;
const inset = 20;

/** Address of a picture, as a notification has it. */
export function iconAddress(name: string): string {
  return `https://app.example.com/icons/${name}.png`;
}

/**
 * The picture at an address, as SVG.
 *
 * @throws Error for an address that no picture has
 */
export function iconAt(address: string): string {
  const name = /^https:\/\/app\.example\.com\/icons\/(\w+)\.png$/.exec(address)?.[1] ?? '';
  if (!(name in looks)) {
    throw new Error(`No picture for ${address}; there are ${Object.keys(looks).join(', ')}`);
  }
  const {icon, background, color} = looks[name as keyof typeof looks];
  const drawing = renderToStaticMarkup(
    createElement(icon, {
      x: inset,
      y: inset,
      width: size - 2 * inset,
      height: size - 2 * inset,
      color,
    }),
  );
  const square = `<rect width="${size}" height="${size}" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${square}${drawing}</svg>`;
}
