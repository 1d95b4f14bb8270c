import { describe, expect, test } from 'vitest';
import { openTestDescription } from '../views/test-reference.ts';

describe('a file in another format is named, with advice', () => {
  test.each([
    ['AsyncAPI', 'asyncapi: 3.0.0\ninfo: { title: A, version: 1 }'],
    ['Postman', '{"info":{"_postman_id":"1","name":"A"},"item":[]}'],
    [
      'Postman',
      '{"info":{"schema":"https://schema.getpostman.com/json/collection/v2.1.0/"},"item":[]}',
    ],
    ['RAML', '#%RAML 1.0\ntitle: A'],
    ['API Blueprint', 'FORMAT: 1A\n\n# Harbor'],
    ['GraphQL', '{"data":{"__schema":{"types":[]}}}'],
    ['GraphQL', 'type Query {\n  berths: [Berth!]!\n}'],
    ['HAR', '{"log":{"version":"1.2","entries":[]}}'],
    ['Swagger 1.2', '{"swaggerVersion":"1.2","apis":[]}'],
    ['JSON Schema', '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}'],
    ['JSON Schema', 'type: object\nproperties: { depth: { type: number } }'],
    ['discovery', '{"kind":"discovery#restDescription","discoveryVersion":"v1"}'],
    ['Arazzo', 'arazzo: 1.0.0'],
    ['overlay', 'overlay: 1.0.0\nactions: []'],
    ['Insomnia', '{"_type":"export","__export_format":4,"resources":[]}'],
    ['WSDL', '<?xml version="1.0"?>\n<wsdl:definitions xmlns:wsdl="x"/>'],
    ['web page', '<!DOCTYPE html>\n<html></html>'],
    ['XML', '<?xml version="1.0"?>\n<application/>'],
    ['Protocol Buffers', '// Harbor\nsyntax = "proto3";\nmessage Berth {}'],
    ['Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:1'],
  ])('%s', (name, text) => {
    const { opened, problems } = openTestDescription({ 'api/a.yaml': text });
    expect(opened).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(
      new RegExp(`^The file is .*${name}.*, which is not OpenAPI`),
    );
    expect(problems[0]?.hint).toMatch(/\.$/);
  });

  test.each([
    ['', 'The API description is empty.'],
    [' \n# Nothing', 'The API description is empty.'],
    ['- a\n- b', 'The file is not an API description.'],
    ['a: 1', 'The file has no OpenAPI version.'],
    ['openapi: 3.1.0', 'The description has nothing to show.'],
  ])('%j is none that anyone knows', (text, message) => {
    expect(openTestDescription({ 'a.yaml': text }).problems).toMatchObject([{ message }]);
  });

  test('a misspelled version is recognized', () => {
    const { problems } = openTestDescription({ 'a.yaml': 'openapy: 3.1.0\npaths: {}' });
    expect(problems[0]?.hint).toContain('"openapi"');
  });

  test('an OpenAPI description with keys of other formats is still OpenAPI', () => {
    const text =
      'openapi: 3.1.0\ninfo: { title: A, version: 1 }\nproperties: {}\nlog: { entries: [] }';
    expect(openTestDescription({ 'a.yaml': text }).opened).toBeDefined();
  });
});
