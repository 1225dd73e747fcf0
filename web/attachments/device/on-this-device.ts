// The files of this browser, in a database of their own.
import { createStore, delMany, entries, set } from "idb-keyval";
import { filesKey } from "../../session/encrypted-storage.ts";
import { createDeviceFiles, type DeviceFiles, type Shelf } from "./device-files.ts";

const store = createStore("safer-block-files", "files");

const shelf: Shelf = {
  set: (id, entry) => set(id, entry, store),
  delete: (ids) => delMany([...ids], store),
  entries: () => entries(store),
};

export const deviceFiles: DeviceFiles = createDeviceFiles({ shelf, key: filesKey, now: Date.now });
