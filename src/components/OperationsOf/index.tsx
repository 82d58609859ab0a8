import groups from '@site/api/operations/groups.json';
import type {ReactNode} from 'react';
import OperationList from '../OperationList';

interface Props {
  /** A tag of the OpenAPI document, for example `users`. */
  tag: string;
}

/**
 * The calls of one resource, each with its summary.
 *
 * @throws Error that lists the tags when the document has no such one
 */
export default function OperationsOf({tag}: Props): ReactNode {
  const group = groups.find(candidate => candidate.tag === tag);
  if (!group) {
    throw new Error(
      `No operations with the tag "${tag}". Use one of: ${groups.map(each => each.tag).join(', ')}.`,
    );
  }
  return <OperationList operations={group.operations} />;
}
