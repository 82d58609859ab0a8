import type {ReactElement, SVGProps} from 'react';

interface Props extends SVGProps<SVGSVGElement> {
  /** Edge length in CSS pixels. */
  size?: number;
}

interface SpriteIconProps extends Props {
  /** Of the shape: the sprite's address, and the name of the icon as its fragment. */
  address: string;
}

/** An icon whose shape is in the sprite, hidden from assistive technology unless its properties tell otherwise. */
function SpriteIcon({address, size = 24, ...props}: SpriteIconProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...props}>
      <use href={address} />
    </svg>
  );
}

/**
 * Makes the components of icons by their names.
 *
 * @param address of the sprite
 * @param attributes of the icons unless their properties tell otherwise
 */
export function spriteIcon(
  address: string,
  attributes: SVGProps<SVGSVGElement>,
): (name: string) => (props: Props) => ReactElement {
  return name => props => <SpriteIcon address={`${address}#${name}`} {...attributes} {...props} />;
}
