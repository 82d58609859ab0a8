/**
 * In the browser, instead of `tslib`: the one function of it that the client of Docusaurus uses. Its CommonJS
 * modules would bring the whole library.
 */
export function __importDefault<Module extends object>(module: Module): Module | {default: Module} {
  return '__esModule' in module ? module : {default: module};
}
