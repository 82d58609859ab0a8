import {SampleProofContext} from '@site/src/components/SampleProof';
import {SymbolsContext} from '@site/src/theme/CodeBlock/Content';
import type {Props as OriginalProps} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, type ReactNode} from 'react';

interface Props extends OriginalProps {
  /** How the sample is checked; set by src/remark/sampleProof.ts. */
  proof?: string;
  /** Names in it that have an entry in the reference; set by src/remark/symbolLinks.ts. */
  symbols?: string;
}

/** Code as one string, which can be copied and highlighted; undefined when elements are in it. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some(part => isValidElement(part)) ? undefined : parts.join('');
}

/**
 * A code block; its title bar learns how the sample is checked. The original renders it anew as soon as scripts run,
 * for themes that differ between the color modes; ours is one for both, and what the build highlighted stays.
 */
export default function CodeBlock({proof, symbols, children, ...props}: Props): ReactNode {
  const text = textOf(children);
  return (
    <SampleProofContext.Provider value={proof}>
      <SymbolsContext.Provider value={symbols}>
        {text === undefined ? (
          <ElementContent {...props}>{children}</ElementContent>
        ) : (
          <StringContent {...props}>{text}</StringContent>
        )}
      </SymbolsContext.Provider>
    </SampleProofContext.Provider>
  );
}
