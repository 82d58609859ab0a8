/** Why a playground is opened: to run its code, to change it, or because its code came with the address. */
export type Opening = {kind: 'run'} | {kind: 'edit'} | {kind: 'shared'; fragment: string};
