import clsx from 'clsx';
import type {ReactNode} from 'react';
import Flag from '../Flag';
import styles from './styles.module.css';

interface FieldHeadProps {
  /** Left out for a value without a name, such as an entry of an array. */
  name?: string | undefined;
  /** Type as the reader writes it, for example `string[]`. */
  type?: string | undefined;
  required?: boolean | undefined;
  deprecated?: boolean | undefined;
}

/**
 * What stands at the head of a field wherever one is described: name, type, marks. The spaces are for programs that
 * read the text without styles.
 */
export default function FieldHead({
  name,
  type,
  required = false,
  deprecated = false,
}: FieldHeadProps): ReactNode {
  return (
    <>
      {name && <code className={clsx(styles.name, deprecated && styles.struck)}>{name}</code>}
      {type && (
        <>
          {' '}
          <span className={styles.type} data-md="code">
            {type}
          </span>
        </>
      )}
      {required && (
        <>
          {' '}
          <Flag word="required" />
        </>
      )}
      {deprecated && (
        <>
          {' '}
          <Flag word="deprecated" />
        </>
      )}
    </>
  );
}
