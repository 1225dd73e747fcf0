// The package brings no types of its own; only what is used here.
declare module "multicoin-address-validator" {
  const validator: { validate(address: string, currency: string): boolean };
  export default validator;
}
