import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';

interface Props {
  className: string | undefined;
  /** Name of the docs version that is searched. */
  version: string | undefined;
  onChoose(version: string): void;
}

/** Lets the reader search another docs version; nothing while there is only one. */
export default function VersionSelect({className, version, onChoose}: Props): ReactNode {
  const versions = useAllDocsData().default?.versions ?? [];
  if (versions.length < 2) return null;
  return (
    <select
      className={className}
      aria-label="Version"
      value={version}
      onChange={event => onChoose(event.target.value)}
    >
      {versions.map(({name, label}) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}
