import Description from '@site/src/components/Description';
import type {ReactNode} from 'react';
import type {SchemaNode} from '../../openapi/view';
import FieldHead from '../FieldHead';
import styles from './styles.module.css';

/** What is open before a reader opens more: the first levels, unless a long list would bury the rest. */
const openDepth = 2;
const longList = 6;

interface NodeProps {
  node: SchemaNode;
  depth: number;
}

/**
 * Name, type, marks, meaning and limits of one value. Styles put each on a line of its own; the line breaks do so for
 * programs that read the text without them. A summary can have no blocks.
 */
export function NodeHead({node}: {node: SchemaNode}): ReactNode {
  const {name, type, required, deprecated, description, constraints} = node;
  return (
    <>
      <span className={styles.head} data-md="term">
        <FieldHead name={name} type={type} required={required} deprecated={deprecated} />
      </span>
      {description && (
        <>
          <br data-md="span" />
          <span className={styles.description}>
            <Description>{description}</Description>
          </span>
        </>
      )}
      {constraints && (
        <>
          <br data-md="span" />
          <span className={styles.constraints} data-md="remark">
            <Description>{constraints.join(' · ')}</Description>
          </span>
        </>
      )}
    </>
  );
}

function Inside({node, depth}: NodeProps): ReactNode {
  return (
    <>
      {node.alternatives && (
        <>
          <p className={styles.hint}>One of</p>
          <ul className={styles.list}>
            {node.alternatives.map(alternative => (
              <TreeItem key={alternative.type} node={alternative} depth={depth + 1} />
            ))}
          </ul>
        </>
      )}
      {node.children && (
        <ul className={styles.list}>
          {node.children.map(child => (
            <TreeItem key={child.name} node={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </>
  );
}

function TreeItem({node, depth}: NodeProps): ReactNode {
  if (!node.children && !node.alternatives) {
    return (
      <li className={styles.item}>
        <NodeHead node={node} />
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <details open={depth <= openDepth && (node.children?.length ?? 0) < longList}>
        <summary className={styles.summary}>
          <NodeHead node={node} />
        </summary>
        <Inside node={node} depth={depth} />
      </details>
    </li>
  );
}

/**
 * The values inside a body, as nested lists that can be opened: complete without scripts.
 * A body that is an array shows what its entries hold.
 */
export default function SchemaTree({node}: {node: SchemaNode}): ReactNode {
  const isLeaf = !node.children && !node.alternatives;
  return (
    <div className={styles.tree}>
      {node.type.endsWith('[]') && <p className={styles.hint}>An array of</p>}
      {isLeaf ? (
        <ul className={styles.list}>
          <TreeItem node={node} depth={0} />
        </ul>
      ) : (
        <Inside node={node} depth={0} />
      )}
    </div>
  );
}
