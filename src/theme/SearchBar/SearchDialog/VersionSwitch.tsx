import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './VersionSwitch.module.css';

interface Props {
  /** Name of the docs version that is searched. */
  version: string | undefined;
  onChoose(version: string): void;
}

/**
 * Names the docs version that is searched, and lets the reader search another one; nothing while there is only
 * one. Radio buttons, because the options of a list would be taken for results.
 */
export default function VersionSwitch({version, onChoose}: Props): ReactNode {
  const name = useId();
  const versions = useAllDocsData().default?.versions ?? [];
  if (versions.length < 2) return null;
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Version</legend>
      {versions.map(({name: value, label}) => (
        <label key={value} className={clsx(styles.version, value === version && styles.chosen)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={value}
            checked={value === version}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
