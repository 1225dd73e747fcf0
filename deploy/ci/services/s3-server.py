"""Serves moto's S3 on a port of loopback. It works on one request at a time: on its own, moto would let in
two conditional writes to one key at the same moment."""

import sys
from threading import Lock

from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server


class Quiet(WSGIRequestHandler):
    def log_request(self, *_):
        pass


moto = DomainDispatcherApplication(create_backend_app)
turn = Lock()


def app(environ, start_response):
    with turn:
        return moto(environ, start_response)


server = make_server("127.0.0.1", int(sys.argv[1]), app, threaded=True, request_handler=Quiet)
server.serve_forever()
