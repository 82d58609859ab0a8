/** A small OpenAPI document that has every feature the model knows, for tests to break. */
export const thingsDocument = `openapi: 3.1.0
info: {title: Things, version: '1'}
servers: [{url: https://api.example.org, description: 'US, the default region'}]
tags: [{name: things, x-displayName: Things, description: Things that you own.}]
paths:
  /things/{id}:
    put:
      operationId: updateThing
      tags: [things]
      summary: Update a thing
      description: 'Changes a thing. Takes {size} and <size>, but not \`{size}\`.'
      security: [{apiKey: [], apiSecret: []}, {userToken: []}]
      parameters:
        - $ref: '#/components/parameters/Id'
        - {name: dry, in: query, schema: {}}
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: array
              description: Changes.
              items: {$ref: '#/components/schemas/Thing', description: One of them.}
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Thing'}
              example: {id: 1}
        '404': {$ref: '#/components/responses/NotFound'}
components:
  securitySchemes:
    apiKey: {type: apiKey, in: header, name: X-KEY, description: Public.}
    apiSecret: {type: apiKey, in: header, name: X-SECRET, description: Secret.}
    userToken: {type: http, scheme: bearer, description: Of one user.}
  parameters:
    Id: {name: id, in: path, required: true, schema: {type: integer}}
  responses:
    NotFound:
      description: There is none.
      content:
        application/json:
          schema: {$ref: '#/components/schemas/Thing', maxItems: 3}
  schemas:
    Thing:
      type: object
      description: A thing.
      properties:
        description: {type: string, examples: [a]}
        size: {$ref: '#/components/schemas/Size'}
      additionalProperties: true
    Size: {type: integer, minimum: 1}
`;
