import type {Model} from '../contract/document';
import {validationMessages} from '../contract/validation';
import {Problem} from '../http/problem';
import type {Profile} from '../state/users';
import type {Handlers} from './handler';
import {applyJsonPatch} from './jsonPatch';

/** @throws Problem 422 when the attributes have one named `identifier` */
export function refuseIdentifier(attributes: Profile): void {
  if (Object.hasOwn(attributes, 'identifier')) throw new Problem(422);
}

function concernsIdentifier({path}: Model<'JsonPatchOperation'>): boolean {
  return path === '/identifier' || path.startsWith('/identifier/');
}

/** @throws Problem 400 when an operation fails or the result is no profile; 422 for the identifier */
function patchedProfile(profile: Profile, operations: Model<'JsonPatchOperation'>[]): Profile {
  if (operations.some(concernsIdentifier)) throw new Problem(422);
  const patched = applyJsonPatch(profile, operations);
  const messages = validationMessages('Profile', patched, {name: 'profile'});
  if (messages.length > 0) throw new Problem(400, messages);
  // An operation on the whole profile gets here too.
  refuseIdentifier(patched as Profile);
  return patched as Profile;
}

export const profileHandlers = {
  getProfile({userId}, {state}) {
    return state.users.find(userId).profile;
  },

  updateProfile({userId, body}, {state}) {
    refuseIdentifier(body);
    state.users.mergeProfiles([{identifier: userId, attributes: body}]);
    return undefined;
  },

  patchProfile({userId, body}, {state}) {
    const {profile} = state.users.find(userId);
    state.users.change(userId, {profile: patchedProfile(profile, body)});
    return undefined;
  },
} satisfies Handlers<'getProfile' | 'updateProfile' | 'patchProfile'>;
