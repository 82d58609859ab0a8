import groups from '@site/api/operations/groups.json';
import type {ReactNode} from 'react';
import OperationList from '../OperationList';

interface Props {
  /** A status as the document writes it: `404`, `5XX`. */
  status: string;
}

/**
 * The calls that document a status, straight from the OpenAPI document.
 *
 * @throws Error when no call documents it
 */
export default function OperationsReturning({status}: Props): ReactNode {
  const operations = groups
    .flatMap(group => group.operations)
    .filter(({statuses}) => statuses.includes(status))
    .map(({summary: _, ...link}) => link);
  if (operations.length === 0) throw new Error(`No operation documents the status ${status}.`);
  return <OperationList operations={operations} />;
}
