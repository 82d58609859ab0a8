import {Problem} from '../http/problem';
import type {Handlers} from './handler';

export const categoryHandlers = {
  listCategories(_call, {state}) {
    return state.categories.all();
  },

  createCategory({body: {identifier, name}}, {state}) {
    if (state.categories.named(identifier)) {
      throw new Problem(400, ['identifier must be unique: another category has it']);
    }
    return state.categories.create({identifier, name});
  },

  deleteCategory({parameters: {id}}, {state}) {
    if (!state.categories.find(id)) throw new Problem(404);
    state.deleteCategory(id);
    return undefined;
  },
} satisfies Handlers<'listCategories' | 'createCategory' | 'deleteCategory'>;
