import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Lets React take out or go past nodes that something else took out, moved or replaced before: a translator puts
 * `<font>` in the place of each text, and scripts of others do what they like. Otherwise the page would crash.
 */
export function tolerateMissingNodes(prototype: Node): void {
  const {removeChild, insertBefore} = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, node, place) as T;
  };
}

if (ExecutionEnvironment.canUseDOM) tolerateMissingNodes(Node.prototype);
