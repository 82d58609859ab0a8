import {Problem} from '../http/problem';
import type {Handlers} from './handler';
import {refuseIdentifier} from './profile';

export const userHandlers = {
  createUser({body: {identifier, profile = {}}}, {state}) {
    refuseIdentifier(profile);
    state.users.mergeProfiles([{identifier, attributes: profile}]);
    return undefined;
  },

  createOrUpdateUser({parameters: {identifier}, body}, {state}) {
    refuseIdentifier(body);
    state.users.mergeProfiles([{identifier, attributes: body}]);
    return undefined;
  },

  deleteUser({parameters: {identifier}}, {state}) {
    if (!state.deleteUser(identifier)) throw new Problem(404);
    return undefined;
  },
} satisfies Handlers<'createUser' | 'createOrUpdateUser' | 'deleteUser'>;
