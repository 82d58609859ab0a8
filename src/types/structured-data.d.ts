/** The part of both packages that the tests of structured data use; they have no types of their own. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: {addLocation: boolean});
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }

  export default class Validator {
    validate(data: object): Promise<Issue[]>;
  }
}
