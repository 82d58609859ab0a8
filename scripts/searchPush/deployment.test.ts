import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

function read(file: string): string {
  return readFileSync(new URL(`../../deploy/typesense/${file}`, import.meta.url), 'utf8');
}

interface Service {
  image: string;
  env_file: string;
  command: string[];
  ports: string[];
  volumes: string[];
  healthcheck: {test: string[]};
  networks: {peers: {ipv4_address: string}};
}

const compose = parse(read('compose.yaml'), {merge: true}) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: {peers: {ipam: {config: {subnet: string}[]}}};
};
const services = Object.values(compose.services);

/** How a node is named among its peers: address, peering port, port of the interface. */
const peers = read('nodes').split(',');

describe('cluster', () => {
  it('has a quorum while one node is out', () => {
    expect(services).toHaveLength(3);
    expect(peers).toHaveLength(3);
  });

  it('pins one version of the image', () => {
    const [image, ...others] = new Set(services.map(service => service.image));
    expect(others).toEqual([]);
    expect(image).toMatch(/^typesense\/typesense:\d+\.\d+$/);
  });

  it('gives every node the address that its peers know', () => {
    const addresses = services.map(({networks}) => networks.peers.ipv4_address);
    expect(peers).toEqual(addresses.map(address => `${address}:8107:8108`));
    const [subnet = ''] = compose.networks.peers.ipam.config.map(config => config.subnet);
    const network = subnet.replace(/\.0\/24$/, '.');
    services.forEach(({command}, index) => {
      expect(addresses[index]?.startsWith(network)).toBe(true);
      expect(command).toContain(`--peering-address=${addresses[index]}`);
      expect(command).toContain('--nodes=/etc/typesense/nodes');
    });
  });

  it('gives every node data, a port and a health check of its own', () => {
    const dataOf = ({volumes}: Service) => volumes.find(volume => volume.endsWith(':/data'));
    const volumes = services.map(service => dataOf(service)?.split(':')[0]);
    expect(volumes).toEqual(Object.keys(compose.volumes));
    expect(new Set(services.flatMap(({ports}) => ports)).size).toBe(3);
    for (const {ports, healthcheck} of services) {
      expect(ports.every(port => port.startsWith('127.0.0.1:'))).toBe(true);
      expect(healthcheck.test.at(-1)).toContain('GET /health');
    }
  });

  it('counts a node as healthy only when it has all records again', () => {
    for (const {command} of services) expect(command).toContain('--healthy-read-lag=10');
  });

  it('lets browsers ask, and keeps the key out of git', () => {
    const example = read('typesense.env.example');
    for (const {command, env_file: file} of services) {
      expect(command).toContain('--enable-cors');
      expect(command.join()).not.toContain('api-key');
      expect(read('.gitignore').split('\n')).toContain(file);
    }
    expect(example).toMatch(/^TYPESENSE_API_KEY=$/m);
    expect(example).toMatch(/^TYPESENSE_CORS_DOMAINS=https:\/\/[^/\n]+$/m);
  });
});
