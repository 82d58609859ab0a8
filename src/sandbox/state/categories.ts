import type {Model} from '../contract/document';
import {BoundedMap, type Bounds} from './boundedMap';

export type Category = Model<'Category'>;

export interface Categories {
  /** In the order of their creation. */
  all(): Category[];
  find(id: number): Category | undefined;
  named(identifier: string): Category | undefined;
  create(properties: Omit<Category, 'id'>): Category;
  delete(id: number): void;
}

export interface CategoriesOptions {
  bounds: Bounds;
  initial: readonly Category[];
  onDrop: (category: Category) => void;
}

export function createCategories({bounds, initial, onDrop}: CategoriesOptions): Categories {
  const categories = new BoundedMap<number, Category>({
    bounds,
    weigh: ({name, identifier}) => name.length + identifier.length,
    onDrop,
  });
  let nextId = 1;

  function add(category: Category): Category {
    categories.set(category.id, category);
    nextId = Math.max(nextId, category.id + 1);
    return category;
  }

  for (const category of initial) add(category);

  function all(): Category[] {
    return [...categories.values()];
  }

  return {
    all,
    find: id => categories.get(id),
    named: identifier => all().find(category => category.identifier === identifier),
    create: properties => add({id: nextId, ...properties}),
    delete: id => {
      categories.delete(id);
    },
  };
}
