import type {ReactNode} from 'react';
import FieldHead from '../FieldHead';
import styles from './styles.module.css';

interface FieldsProps {
  /** `<Field>` elements. */
  children: ReactNode;
}

/** The one list for props, parameters, body fields and provider settings. */
export function Fields({children}: FieldsProps): ReactNode {
  return <dl className={styles.fields}>{children}</dl>;
}

interface FieldProps {
  name: string;
  /** Type as the reader writes it, for example `string[]`. */
  type?: string;
  required?: boolean;
  /** Default as it is written in code; leave it out when there is none. */
  default?: string;
  deprecated?: boolean;
  /** What the field means, as Markdown. */
  children: ReactNode;
}

/** One named value: name, type, required or default, meaning. */
export function Field({
  name,
  type,
  required,
  default: defaultValue,
  deprecated,
  children,
}: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <dt className={styles.term}>
        <FieldHead name={name} type={type} required={required} deprecated={deprecated} />
        {defaultValue !== undefined && (
          <>
            {' '}
            <span className={styles.default}>
              default <code>{defaultValue}</code>
            </span>
          </>
        )}
      </dt>
      <dd className={styles.meaning}>{children}</dd>
    </div>
  );
}
