import type {Model} from '../contract/document';
import type {Bounds} from './boundedMap';
import {CapacityError} from './capacityError';
import {weigh} from './weight';

export type Category = Model<'Category'>;

export interface Categories {
  /** In the order of their creation. */
  all(): Category[];
  find(id: number): Category | undefined;
  named(identifier: string): Category | undefined;
  /** @throws CapacityError when there is no room: preferences refer to those that are there */
  create(properties: Omit<Category, 'id'>): Category;
  delete(id: number): void;
}

export interface CategoriesOptions {
  bounds: Bounds;
  initial: readonly Category[];
}

export function createCategories({bounds, initial}: CategoriesOptions): Categories {
  const categories = new Map<number, Category>();
  let weight = 0;
  let nextId = 1;

  function add(category: Category): Category {
    const added = weigh(category);
    if (categories.size >= bounds.entries || weight + added > bounds.weight) {
      throw new CapacityError(
        `the sandbox is full: it keeps ${bounds.entries} categories of ${bounds.weight} bytes. Delete one first`,
      );
    }
    categories.set(category.id, category);
    weight += added;
    nextId = Math.max(nextId, category.id + 1);
    return category;
  }

  for (const category of initial) add(category);

  return {
    all: () => [...categories.values()],
    find: id => categories.get(id),
    named(identifier) {
      for (const category of categories.values()) {
        if (category.identifier === identifier) return category;
      }
      return undefined;
    },
    create: properties => add({id: nextId, ...properties}),
    delete(id) {
      const category = categories.get(id);
      if (!category) return;
      categories.delete(id);
      weight -= weigh(category);
    },
  };
}
