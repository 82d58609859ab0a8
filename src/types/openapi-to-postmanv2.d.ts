/** The part of openapi-to-postmanv2 that the downloads use; the package has no types of its own. */
declare module 'openapi-to-postmanv2' {
  interface Result {
    result: boolean;
    /** Why the document cannot be converted, when `result` is false. */
    reason?: string;
    output: {type: 'collection'; data: unknown}[];
  }

  interface Converter {
    convertV2(
      input: {type: 'string'; data: string},
      options: {folderStrategy: 'Tags' | 'Paths'},
      callback: (error: Error | null, result: Result) => void,
    ): void;
  }

  const converter: Converter;
  export default converter;
}
