import {applyPatch, type Operation as PatchOperation} from 'rfc6902';
import type {Model} from '../contract/document';
import {validationMessages} from '../contract/validation';
import {Problem} from '../http/problem';
import type {Profile} from '../state/users';
import type {Handlers} from './handler';

/** Patches may copy: without a limit a few operations make a profile of any size. In characters. */
const maximumProfileLength = 1_000_000;

/** @throws Problem 422 when the attributes have one named `identifier` */
export function refuseIdentifier(attributes: Profile): void {
  if (Object.hasOwn(attributes, 'identifier')) throw new Problem(422);
}

function isPointerTo(name: string, pointer: string | undefined): boolean {
  return pointer === `/${name}` || (pointer?.startsWith(`/${name}/`) ?? false);
}

/** Prototypes are not attributes, though a pointer can name them. */
function namesPrototype({path, from}: Model<'JsonPatchOperation'>): boolean {
  return [path, from].some(pointer => pointer?.split('/').includes('__proto__'));
}

function applyOperation(profile: unknown, operation: Model<'JsonPatchOperation'>): string | null {
  if (namesPrototype(operation)) return 'names a prototype';
  try {
    const [failure] = applyPatch(profile, [operation as PatchOperation]);
    return failure?.message ?? null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws Problem 400 when an operation fails or the result is no profile; 422 for the identifier */
function patchedProfile(profile: Profile, operations: Model<'JsonPatchOperation'>[]): Profile {
  if (operations.some(({path}) => isPointerTo('identifier', path))) throw new Problem(422);
  const patched = structuredClone(profile);
  for (const [index, operation] of operations.entries()) {
    const failure = applyOperation(patched, operation);
    if (failure !== null) {
      throw new Problem(400, [`body[${index}] cannot be applied: ${failure}`]);
    }
    if (JSON.stringify(patched).length > maximumProfileLength) {
      throw new Problem(400, [`body[${index}] makes the profile too large for the sandbox`]);
    }
  }
  refuseIdentifier(patched);
  const messages = validationMessages('Profile', patched, {name: 'profile'});
  if (messages.length > 0) throw new Problem(400, messages);
  return patched;
}

export const profileHandlers = {
  getProfile({userId}, {state}) {
    return state.users.find(userId).profile;
  },

  updateProfile({userId, body}, {state}) {
    refuseIdentifier(body);
    state.users.mergeProfile(userId, body);
    return undefined;
  },

  patchProfile({userId, body}, {state}) {
    const {profile} = state.users.find(userId);
    state.users.change(userId, {profile: patchedProfile(profile, body)});
    return undefined;
  },
} satisfies Handlers<'getProfile' | 'updateProfile' | 'patchProfile'>;
