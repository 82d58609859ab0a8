import {SampleProofContext} from '@site/src/components/SampleProof';
import type {Props as OriginalProps} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import type {ReactNode} from 'react';

interface Props extends OriginalProps {
  /** How the sample is checked; set by src/remark/sampleProof.ts. */
  proof?: string;
}

/** The theme's code block; its title bar learns how the sample is checked. */
export default function CodeBlockWithProof({proof, ...props}: Props): ReactNode {
  return (
    <SampleProofContext.Provider value={proof}>
      <CodeBlock {...props} />
    </SampleProofContext.Provider>
  );
}
