/** How pages name, address, link and group the operations of the document. */
import type {OpenApiDocument, Operation} from './model.ts';
import type {OperationGroup, OperationLink} from './view.ts';

/** `createOrUpdateUser` → `create-or-update-user`. */
function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** The page name of an operation: its own, or made from its operationId. */
export function slugOf({id, slug}: Operation): string {
  return slug ?? kebabCase(id);
}

/** How pages refer to an operation. */
export function linkOf(operation: Operation): OperationLink {
  const {id, method, path, summary, tag, deprecated} = operation;
  return {
    id,
    method,
    path,
    title: summary,
    href: `/api/${tag}/${slugOf(operation)}`,
    ...(deprecated && {deprecated}),
  };
}

/** The first sentence of an operation's description, and what follows it. */
export function splitFirstSentence(description: string): {first: string; rest: string} {
  const text = description.trim();
  const first = /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  return {first, rest: text.slice(first.length).trim()};
}

/** Operations by tag, tags in the order of the document. */
export function groupsOf({tags, operations}: OpenApiDocument): OperationGroup[] {
  return tags.map(({name}) => ({
    tag: name,
    operations: operations
      .filter(({tag}) => tag === name)
      .map(operation => ({
        ...linkOf(operation),
        summary: splitFirstSentence(operation.description).first,
        statuses: Object.keys(operation.responses),
      })),
  }));
}
