import Link from '@docusaurus/Link';
import {Check} from 'lucide-react';
import {createContext, type ReactNode, useContext} from 'react';
import styles from './styles.module.css';

/** How the sample of the surrounding code block is checked; undefined when there is nothing to say. */
export const SampleProofContext = createContext<string | undefined>(undefined);

interface Props {
  /** The title of the code block. */
  children: ReactNode;
}

/** The title of a code block, with a badge at its end that says how the sample is checked. */
export default function TitleWithProof({children}: Props): ReactNode {
  const proof = useContext(SampleProofContext);
  if (!proof) return <span data-md="code-title">{children}</span>;
  return (
    <span className={styles.bar}>
      <span className={styles.title} data-md="code-title">
        {children}
      </span>
      <Link
        to="/docs/checked-samples"
        className={styles.proof}
        data-search-ignore
        data-markdown-ignore
      >
        <Check size={13} aria-hidden="true" />
        {proof}
      </Link>
    </span>
  );
}
