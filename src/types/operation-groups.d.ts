/** Made from the OpenAPI document, so it is not there before the first build. */
declare module '@site/api/operations/groups.json' {
  import type {OperationGroup} from '@site/src/openapi/view';

  const groups: readonly OperationGroup[];
  export default groups;
}
