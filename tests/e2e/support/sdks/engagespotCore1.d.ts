/** Stands for the package of the version that a test bundles; their classes are alike. */
declare module 'engagespot-core-1' {
  import Engagespot from '@engagespot-1.4.2/core';

  export default Engagespot;
}
