import type {Props} from '@theme/ThemedImage';
import OriginalThemedImage from '@theme-original/ThemedImage';
import type {ReactNode} from 'react';

/** Address of a shape: its file, and its name. */
const shape = /\.svg#([\w-]+)$/;

/**
 * A picture whose address names a shape of an SVG file is drawn from that, in a box of 32 × 32. The build has copied
 * the shape into the page (see `packages/publish/src/steps/icons.ts`), which goes on using it when React renders it again.
 */
export default function ThemedImage(props: Props): ReactNode {
  const {sources, alt, className, width, height, style} = props;
  const [, name] = shape.exec(sources.light) ?? [];
  if (!name || sources.dark !== sources.light) return <OriginalThemedImage {...props} />;
  const copy = `icon-${name}`;
  const isCopied = typeof document !== 'undefined' && document.getElementById(copy) !== null;
  return (
    <svg
      className={className}
      width={width}
      height={height}
      style={style}
      viewBox="0 0 32 32"
      role="img"
      aria-label={alt}
      aria-hidden={!alt}
    >
      <use href={isCopied ? `#${copy}` : sources.light} />
    </svg>
  );
}
