"""Serves moto's S3 on a free port of loopback, which it prints. It works on one request at a time: on its own, moto would let in
two conditional writes to one key at the same moment."""

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


server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=Quiet)
print(server.port, flush=True)
server.serve_forever()
